let ask: (() => void) | undefined;

/** Lets the frame show the dialog that switches the department. */
export function onAskForDepartment(listener: () => void): () => void {
  ask = listener;
  return () => {
    ask = undefined;
  };
}

/** Opens the dialog that switches the department. @source MOD-02 */
export const askForDepartment = (): void => ask?.();
