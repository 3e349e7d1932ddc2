import type { ReactNode } from 'react';
import type { Label } from '../i18n/catalogue.ts';
import type { Shown } from '../i18n/useShown.ts';
import { late, useLate } from '../internals/late.ts';

const panel = late(() => import('./DialogPanel.tsx'));

/**
 * A modal dialog. Traps the focus and gives it back, may be stacked, closes by Escape unless work is under way. A click
 * beside it does not close it: typed text is too easily lost. Enter in an input of one line presses OK.
 *
 * @example <Dialog title="修改密码" width={800} open={isOpen} onOpenChange={setOpen} onOk={save}><TextInput aria-label="密码" /></Dialog>
 * @keyboard
 * Tab Shift+Tab: Stays within the dialog on top
 * Esc: Closes the dialog on top, unless work is under way or it may not be left
 * after closing: Focus returns to where it came from
 */
export function Dialog(props: DialogProps) {
  return useLate(panel, { isWanted: props.open, props });
}

/** Props of {@link Dialog}. */
export interface DialogProps {
  /** Whether the dialog is there; the host keeps it. */
  open: boolean;
  /** Called with `false` by cancel, the close button, Escape and an OK that is through; never while work is under way. */
  onOpenChange: (open: boolean) => void;
  /** Heading of the dialog and its name for assistive technology; one line, cut with an ellipsis. */
  title: Shown;
  /** What stands between title and buttons; scrolls when it is higher than the window. */
  children?: ReactNode;
  /** Width in px or any CSS width such as '60%', default 520. Never wider than the screen. */
  width?: number | string;
  /** Offers a button that fills the screen. @source MOD-03 */
  fullScreenToggle?: boolean;
  /** Whether OK closes the dialog once `onOk` is through, default true. @source MOD-03 */
  okClose?: boolean;
  /** Runs on OK; buttons are blocked until it settles. `false` or a rejection keeps the dialog open. */
  onOk?: () => unknown;
  /** Receives what `onOk` threw; without it the error stays unhandled and reaches the host's reporting. */
  onOkError?: (error: unknown) => void;
  /** Words of the OK button, 确定 / OK unless said. */
  okText?: Shown;
  /** Runs on the cancel button in the place of `onOpenChange(false)`, where it does more than Escape and the close button. */
  onCancel?: () => void;
  /** Words of the cancel button, 取消 / Cancel unless said. */
  cancelText?: Shown;
  /** Draws OK in the colour of danger, for actions that cannot be undone; default false. */
  okDanger?: boolean;
  /** OK cannot be pressed, for instance until something is chosen; default false. */
  okDisabled?: boolean;
  /** Work is under way outside of `onOk`: buttons and Escape are blocked. */
  busy?: boolean;
  /** Whether a person may leave without OK, default true. @source MOD-02 */
  closable?: boolean;
  /** Replaces the two buttons; `null` leaves the footer out. */
  footer?: ReactNode;
  /** Stands at the other end of the line with the two buttons; with `steps` before these. */
  aside?: ReactNode;
  /** Of a dialog in steps: ways to the steps beside the present one. OK is a solid button in the last one alone, 取消 stands at the other end. */
  steps?: DialogSteps | undefined;
  /** Class of the part between title and buttons, such as one without padding. */
  bodyClassName?: string;
  /** Height of the part between title and buttons outside of full screen, such as '80vh'; by its content unless said. It yields where the window is too low. */
  bodyHeight?: number | string;
  /** Chooses the first focus; `preventDefault` keeps the usual choice away. */
  onOpenAutoFocus?: (event: Event) => void;
}

/** Ways between the steps of a dialog; undefined where there is no such step. */
export interface DialogSteps {
  /** Goes a step back. */
  onPrevious: (() => void) | undefined;
  /** Goes a step on. */
  onNext: (() => void) | undefined;
  /** Words of the button back. */
  previousText: Label;
  /** Words of the button on. */
  nextText: Label;
}
