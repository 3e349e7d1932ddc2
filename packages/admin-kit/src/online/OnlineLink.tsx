import { use, type ReactNode } from 'react';
import { OpenPageContext } from '../resource/openPage.ts';
import { isPageHere } from './linkOf.ts';

/** Leads to a page of this app in a tab of it, to any other address in a window of its own. */
export function OnlineLink({ address, children }: { address: string; children: ReactNode }) {
  const openPage = use(OpenPageContext);
  const isHere = isPageHere(address);
  return (
    <a
      href={address}
      {...(!isHere && { target: '_blank', rel: 'noopener noreferrer' })}
      className="text-primary-ink hover:underline"
      onClick={(event) => {
        if (!isHere || openPage === null || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        openPage(address);
      }}
    >
      {children}
    </a>
  );
}
