import * as Popover from '@radix-ui/react-popover';
import { useRef, type ReactNode } from 'react';
import { popupBox } from '../internals/control.ts';
import { cx } from '../internals/cx.ts';
import { usePortalContainer } from '../internals/portal.ts';

/** A control with something that floats below it: calendar, tree, columns. Escape and a click elsewhere close it. */
export function PickerPopup({ id, open, onOpenChange, label, anchor, children, className, takeFocus = false }: PickerPopupProps) {
  const container = usePortalContainer();
  const anchorRef = useRef<HTMLDivElement>(null);
  return (
    <Popover.Root open={open} onOpenChange={onOpenChange}>
      <Popover.Anchor asChild>
        <div ref={anchorRef} className="w-full min-w-0">
          {anchor}
        </div>
      </Popover.Anchor>
      <Popover.Portal container={container}>
        <Popover.Content
          id={id}
          aria-label={label}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            if (!takeFocus) event.preventDefault();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (takeFocus) anchorRef.current?.querySelector<HTMLElement>('input, [role="combobox"]')?.focus();
          }}
          onInteractOutside={(event) => {
            if (anchorRef.current?.contains(event.target as Node)) event.preventDefault();
          }}
          className={cx(popupBox, className)}
        >
          {children}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
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
