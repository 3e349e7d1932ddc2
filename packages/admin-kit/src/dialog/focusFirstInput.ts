/** A person who opens a dialog wants to type or to press OK, not to close it again. Without either the dialog itself waits. */
export function focusFirstInput(dialog: HTMLElement): void {
  const target =
    dialog.querySelector<HTMLElement>('[data-dialog-body] :is(input, textarea, select):not(:disabled, [type="hidden"], [type="file"])') ??
    dialog.querySelector<HTMLElement>('footer button:last-of-type:not(:disabled)') ??
    dialog;
  target.focus();
}
