import { useEffect, useEffectEvent } from 'react';
import type { AnyRow } from '../defineResource.ts';
import PrintHead, { type PrintHeadProps } from './PrintHead.tsx';

/** Prints a list as it stands in the page, below its head, which is on the paper alone. */
export default function PrintTree<Row extends AnyRow>({ onPrinted, ...head }: PrintTreeProps<Row>) {
  const done = useEffectEvent(onPrinted);
  useEffect(() => {
    // Once the head is drawn. The browser's own window holds the page until it is closed.
    const timer = setTimeout(() => {
      window.print();
      done();
    }, 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="hidden px-gap print:block">
      <PrintHead {...head} />
    </div>
  );
}

/** Props of {@link PrintTree}. */
export interface PrintTreeProps<Row extends AnyRow> extends PrintHeadProps<Row> {
  onPrinted: () => void;
}
