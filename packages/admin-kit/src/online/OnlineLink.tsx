import { use, type ReactNode } from 'react';
import { OpenPageContext } from '../resource/openPage.ts';
import { isPageHere } from './linkOf.ts';

/** Props of {@link OnlineLink}. */
interface OnlineLinkProps {
  /** Where it leads, as `linkOf` made it of a row. */
  address: string;
  /** What is shown and pressed. */
  children: ReactNode;
}

/**
 * Leads to a page of this app in a tab of it, to any other address in a window of its own.
 *
 * @example <OnlineLink address="/shipping/list?driverId=8">{row.name}</OnlineLink>
 */
export function OnlineLink({ address, children }: OnlineLinkProps) {
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
