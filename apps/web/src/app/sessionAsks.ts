/** A dialog that the frame shows and that other parts open. */
function createAsk() {
  let ask: (() => void) | undefined;
  return {
    open: (): void => ask?.(),
    on: (listener: () => void): (() => void) => {
      ask = listener;
      return () => {
        ask = undefined;
      };
    },
  };
}

/** Opens the dialog that switches the department. @source MOD-02 */
export const departmentSwitch = createAsk();
/** Opens the dialog that switches the tenant. @source SYS-18 */
export const tenantSwitch = createAsk();
