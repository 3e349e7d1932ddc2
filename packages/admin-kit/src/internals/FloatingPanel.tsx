import * as Popover from '@radix-ui/react-popover';
import type { RefObject } from 'react';
import { usePortalContainer } from './portal.ts';

/** What floats beside an element while it is mounted. Rendered through `Floating`, which loads this file when something first opens. */
export default function FloatingPanel({ anchor, onClose, ...content }: FloatingPanelProps) {
  const container = usePortalContainer();
  return (
    <Popover.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Popover.Anchor virtualRef={anchor as RefObject<HTMLElement>} />
      <Popover.Portal container={container}>
        <Popover.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          {...content}
          onInteractOutside={(event) => {
            if (anchor.current?.contains(event.target as Node)) event.preventDefault();
          }}
        />
      </Popover.Portal>
    </Popover.Root>
  );
}

/** Props of {@link FloatingPanel}: the element it stands beside, and everything a panel takes. */
export interface FloatingPanelProps extends Popover.PopoverContentProps {
  anchor: RefObject<HTMLElement | null>;
  /** Escape, or a press elsewhere than on the anchor. */
  onClose: () => void;
}
