import { type ClipboardEvent, type DragEvent, type SyntheticEvent, useState } from 'react';

/** Takes files that are dropped on a box or pasted into it. */
export function useFileDrop(isEditable: boolean, add: (files: readonly File[]) => void) {
  const [isOver, setOver] = useState(false);
  if (!isEditable) return { isOver: false, handlers: {} };
  return {
    isOver,
    handlers: {
      onDragOver: (event: DragEvent) => {
        if (!isWithin(event) || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: (event: DragEvent) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        if (!isWithin(event) || event.dataTransfer.files.length === 0) return;
        // The browser would leave the page and show the file.
        event.preventDefault();
        add([...event.dataTransfer.files]);
      },
      onPaste: (event: ClipboardEvent) => {
        if (!isWithin(event) || event.clipboardData.files.length === 0) return;
        event.preventDefault();
        add([...event.clipboardData.files]);
      },
    },
  };
}

/** Whether an event came up through the page: React passes on those of a dialog as well that the box has opened. */
const isWithin = ({ currentTarget, target }: SyntheticEvent) => currentTarget.contains(target as Node);
