import { SafeHtml } from '@tarmac/admin-kit/safe-html';
import type { Ref } from 'react';

/** The text of a contract; its tables scroll by themselves where there is little room. */
export function ContractText({ html, ref }: { html: string; ref?: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className="overflow-x-auto [&_th]:whitespace-nowrap">
      <SafeHtml html={html} />
    </div>
  );
}
