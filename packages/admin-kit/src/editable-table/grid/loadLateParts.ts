/** What a table shows from the frame after its rows on, and what only a hand on it needs: one piece of code, asked for once. */
export const loadLateParts = () => import('./lateParts.ts');

/** The engine that says what is in view, from the frame after the first on. */
export const loadVirtualWindow = () => import('./virtualWindow.ts');
