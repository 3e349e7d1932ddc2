/** Stand-ins of elements that are taken out, by element. */
const standIns = new WeakMap<Node, ChildNode>();
/** How many elements each parent misses. */
const missing = new WeakMap<Node, number>();

/**
 * Takes an element out of the page and leaves a stand-in. React goes on to believe that the element is there: it may insert
 * before it, move it or remove it, so the parent translates the element to its stand-in as long as it is out.
 *
 * @returns puts the element back
 */
export function takeOut(element: Element, standIn: ChildNode = document.createComment('')): () => void {
  const parent = element.parentNode;
  if (parent === null || standIns.has(element)) return () => {};
  standIns.set(element, standIn);
  missing.set(parent, (missing.get(parent) ?? 0) + 1);
  translate(parent);
  element.replaceWith(standIn);
  return () => {
    standIns.delete(element);
    const left = (missing.get(parent) ?? 1) - 1;
    missing.set(parent, left);
    if (left === 0) for (const name of translated) delete (parent as Partial<ParentNode & Node>)[name];
    standIn.replaceWith(element);
  };
}

const translated = ['insertBefore', 'appendChild', 'removeChild'] as const;
const present = <Some extends Node>(node: Some): Node => standIns.get(node) ?? node;

function translate(parent: Node): void {
  parent.insertBefore = function insertBefore<Some extends Node>(node: Some, before: Node | null): Some {
    Node.prototype.insertBefore.call(parent, present(node), before === null ? null : present(before));
    return node;
  };
  parent.appendChild = function appendChild<Some extends Node>(node: Some): Some {
    Node.prototype.appendChild.call(parent, present(node));
    return node;
  };
  parent.removeChild = function removeChild<Some extends Node>(node: Some): Some {
    Node.prototype.removeChild.call(parent, present(node));
    return node;
  };
}
