"""Mutations of a module: each is a node of its syntax tree and a replacement for it."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator
from types import CodeType
from typing import Final

from msgspec import Struct

_COMPARE: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
_BINARY: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult, ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.LShift: ast.RShift, ast.RShift: ast.LShift, ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd, ast.BitXor: ast.BitAnd,
}  # fmt: skip


class Mutant(Struct, frozen=True):
    """One fault: its function and line, and the code of that function with the fault."""

    module: str
    function: str
    line: int
    change: str
    code: CodeType


def _replacements(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """The replacements for this node, each with a description."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _COMPARE:
            other = _COMPARE[type(op)]
            yield f"{type(op).__name__} to {other.__name__}", ast.Compare(node.left, [other()], node.comparators)
        case ast.BinOp(op=op) if type(op) in _BINARY:
            changed = _BINARY[type(op)]
            yield f"{type(op).__name__} to {changed.__name__}", ast.BinOp(node.left, changed(), node.right)
        case ast.AugAssign(op=op) if type(op) in _BINARY:
            changed = _BINARY[type(op)]
            yield (
                f"augmented {type(op).__name__} to {changed.__name__}",
                ast.AugAssign(node.target, changed(), node.value),
            )
        case ast.BoolOp(op=op):
            yield "and/or exchanged", ast.BoolOp(ast.Or() if isinstance(op, ast.And) else ast.And(), node.values)
        case ast.UnaryOp(op=ast.Not() | ast.USub() | ast.Invert()):
            yield f"{type(node.op).__name__} dropped", node.operand
        case ast.Constant(value=bool() as value):
            yield f"{value} to {not value}", ast.Constant(not value)
        case ast.Constant(value=int() as value):
            yield f"{value} to {value + 1}", ast.Constant(value + 1)
        case ast.Constant(value=str() as value):
            yield f"{value!r} changed", ast.Constant(f"XX{value}")
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            twisted = copy.copy(node)
            twisted.test = ast.UnaryOp(ast.Not(), test)
            yield "condition negated", twisted
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield "return None", ast.Return(ast.Constant(None))
        case ast.Raise():
            yield "raise dropped", ast.Pass()
        case ast.Expr(value=ast.Call()):
            yield "call dropped", ast.Pass()
        case ast.Continue():
            yield "continue to break", ast.Break()
        case ast.Break():
            yield "break to continue", ast.Continue()
        case _:
            pass


class _Replace(ast.NodeTransformer):
    def __init__(self, target: ast.AST, new: ast.AST) -> None:
        self.target, self.new = target, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.target else super().visit(node)


def _functions(tree: ast.AST, prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """The functions and methods of a tree; a nested function is part of its outer function."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.ClassDef):
            yield from _functions(node, f"{prefix}{node.name}.")
        elif isinstance(node, ast.FunctionDef):
            yield f"{prefix}{node.name}", node


def _body_nodes(function: ast.FunctionDef) -> Iterator[ast.AST]:
    """The nodes that run in a function: no docstring, annotations, decorators or f-string text."""
    todo: list[ast.AST] = list(function.body)
    if isinstance(todo[0], ast.Expr) and isinstance(todo[0].value, ast.Constant):
        todo.pop(0)
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue  # the docstring of an attribute
        yield node
        for name, value in ast.iter_fields(node):
            if name in ("annotation", "returns") or isinstance(node, ast.JoinedStr | ast.MatchValue | ast.Assert):
                continue
            children = value if isinstance(value, list) else [value]
            todo += [child for child in children if isinstance(child, ast.AST)]


def _code_of(code: CodeType, function: str) -> CodeType | None:
    for const in code.co_consts:
        if isinstance(const, CodeType):
            if const.co_qualname == function:
                return const
            if found := _code_of(const, function):
                return found
    return None


def mutants_of(module: str, source: str, file: str) -> Iterator[Mutant]:
    """Every mutant of a module."""
    tree = ast.parse(source, file)
    for name, function in _functions(tree):
        for node in list(_body_nodes(function)):
            for change, new in _replacements(node):
                line = getattr(node, "lineno", function.lineno)
                faulty = ast.fix_missing_locations(ast.copy_location(new, node))
                code = _code_of(compile(_with(tree, node, faulty), file, "exec"), name)
                if code is not None:
                    yield Mutant(module, name, line, change, code)


def _with(tree: ast.Module, node: ast.AST, new: ast.AST) -> ast.Module:
    """A copy of the tree with one node replaced."""
    kept: dict[int, object] = {id(node): node, id(new): new}
    changed = _Replace(node, new).visit(copy.deepcopy(tree, kept))
    assert isinstance(changed, ast.Module)
    return changed
