"""Pyramid Poker: the block and the hand where a card promises most; an unknown face counts as an average one."""

from __future__ import annotations

from collections.abc import Sequence

from cardloom.cards import RED_JOKER, parse_card
from cardloom.decks import WITH_JOKERS
from cardloom.players.greedy.promise import promise
from cardloom.players.player import View

HAND = 5


def values(view: View, legal: Sequence[str]) -> list[tuple[str, float]]:
    hands = [[parse_card(card) for card in hand] for hand in view["hands"][view["seat"] - 1]]
    match view["phase"]:
        case "take":
            faces = {block["cell"]: parse_card(block["card"]) for block in view["pyramid"] if not block["taken"]}
            unknown = average_gain(view, hands)
            return [(move, gain(hands, faces[move.split()[1]], unknown)) for move in legal]
        case "keep":
            return [(move, gain(hands, parse_card(move.split()[1]), 0.0)) for move in legal]
        case "hand":
            held = parse_card(view["held"])
            return [(move, added(hands[int(move.split()[1]) - 1], held)) for move in legal]
    return [(move, 0.0) for move in legal]  # where a block is set makes no hand better at once


def gain(hands: list[list[int]], card: int, unknown: float) -> float:
    """What the card adds to the hand where it adds most; a card not known, and what a joker turns up, is average."""
    if not 0 <= card < RED_JOKER:
        return unknown
    return max(added(hand, card) for hand in hands if len(hand) < HAND)


def added(hand: list[int], card: int) -> float:
    return promise([*hand, card]) - promise(hand)


def average_gain(view: View, hands: list[list[int]]) -> float:
    """What an unseen card adds on average."""
    turned = [card for each in view["turned"] for card in each["cards"]]
    lying = [block["card"] for block in view["pyramid"]]
    held = [card for own in view["hands"] for hand in own for card in hand]
    seen = {parse_card(card) for card in (*turned, *lying, *held)}
    unseen = [card for card in WITH_JOKERS if card not in seen and card < RED_JOKER]
    return sum(gain(hands, card, 0.0) for card in unseen) / len(unseen) if unseen else 0.0
