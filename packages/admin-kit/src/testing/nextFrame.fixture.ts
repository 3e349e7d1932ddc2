/** Resolves once a frame has been drawn: sizes are told, and what waited for them is done. */
export const nextFrame = (): Promise<unknown> => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
