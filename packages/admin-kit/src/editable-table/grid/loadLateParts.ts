/** What a table shows from the frame after its rows on: one piece of code, asked for once. */
export const loadLateParts = () => import('./lateParts.ts');

/** What is done with a table beyond its cells, and what is said of it: asked for once all that is seen stands. */
export const loadHandParts = () => import('./handParts.ts');
export type HandParts = Awaited<ReturnType<typeof loadHandParts>>;

/** The engine that says what is in view, from the frame after the first on. */
export const loadVirtualWindow = () => import('./virtualWindow.ts');

/** The engine that says what the press of a row's box does: tables whose rows can be checked ask for it once they stand. */
export const loadCheckableRow = () => import('./checkableRow.ts');
