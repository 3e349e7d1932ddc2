import { useRef, type ReactNode } from 'react';
import { popupBox } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { Floating, preloadFloating } from '../internals/Floating.tsx';

/** A control with something that floats below it: calendar, tree, columns. Escape and a click elsewhere close it. */
export function PickerPopup({ id, open, onOpenChange, label, anchor, children, className, takeFocus = false }: PickerPopupProps) {
  const anchorRef = useRef<HTMLDivElement>(null);
  return (
    <>
      <div ref={anchorRef} className="w-full min-w-0" onPointerEnter={preloadFloating} onFocus={preloadFloating}>
        {anchor}
      </div>
      <Floating
        id={id}
        open={open}
        onClose={() => onOpenChange(false)}
        anchor={anchorRef}
        aria-label={label}
        onOpenAutoFocus={(event) => {
          if (!takeFocus) event.preventDefault();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (takeFocus) anchorRef.current?.querySelector<HTMLElement>('input, [role="combobox"]')?.focus();
        }}
        className={cx(popupBox, className)}
      >
        {children}
      </Floating>
    </>
  );
}

/** Props of {@link PickerPopup}. */
export interface PickerPopupProps {
  /** Id of the popup, for the `aria-controls` of its anchor. */
  id?: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the popup for assistive technology. */
  label: string;
  anchor: ReactNode;
  children: ReactNode;
  className?: string;
  /** Whether the focus moves into the popup, and back when it closes. */
  takeFocus?: boolean;
}
