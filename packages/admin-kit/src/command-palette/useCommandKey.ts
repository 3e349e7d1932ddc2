import { useEffect } from 'react';

/**
 * Calls back at ⌘K or Ctrl+K, wherever the focus is. Without a callback the keys are left alone.
 *
 * @example
 * const [isOpen, setOpen] = useState(false);
 * useCommandKey(() => setOpen(true));
 */
export function useCommandKey(onPress: (() => void) | undefined): void {
  useEffect(() => {
    if (onPress === undefined) return;
    const handle = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      onPress();
    };
    window.addEventListener('keydown', handle);
    return () => window.removeEventListener('keydown', handle);
  }, [onPress]);
}
