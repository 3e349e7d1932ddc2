/** The reason with which work is ended whose page goes: nobody has called it off, and what has arrived may be of use later. */
export const pageLeft = /* @__PURE__ */ new DOMException('The page is gone.', 'AbortError');
