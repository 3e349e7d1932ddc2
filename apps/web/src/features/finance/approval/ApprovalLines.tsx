import type { Approval } from '@tarmac/freight-api/finance';

/** What an application is to change, a line each. */
export const ApprovalLines = ({ row: { summary } }: { row: Pick<Approval, 'summary'> }) => (
  <ul className="m-0 list-none p-0 font-semibold tabular-nums">
    {(summary ?? '').split('\n').map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
