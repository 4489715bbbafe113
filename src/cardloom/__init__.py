"""Cardloom: five games of building poker hands, to play, to study and to research."""
