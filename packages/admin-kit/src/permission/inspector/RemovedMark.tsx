import type { Explanation } from '../rules/permissionRules.ts';
import { findingText } from './explanationTexts.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** Stands where a guarded element was removed; pointer or focus bring out the rule that did it. Development only. */
export default function RemovedMark({ action, explanation }: RemovedMarkProps) {
  const { localize } = useTexts();
  const reasons = explanation.names.map((finding) => localize(findingText(finding)));
  return (
    <button
      type="button"
      data-permission-removed={action}
      aria-label={[action, ...reasons].join('\n')}
      className="group relative cursor-help inline-flex min-h-6 items-center rounded-sm border border-dashed border-danger-line bg-danger-soft px-1.5 text-xs text-danger-ink"
    >
      {action}
      <span
        aria-hidden
        className="absolute start-0 top-full z-[1100] mt-1 hidden w-max max-w-80 flex-col gap-1 rounded-md border border-solid border-line bg-surface p-2 text-ink shadow-dialog group-hover:flex group-focus:flex"
      >
        {reasons.map((reason) => (
          <span key={reason}>{reason}</span>
        ))}
      </span>
    </button>
  );
}

/** Props of {@link RemovedMark}. */
export interface RemovedMarkProps {
  action: string;
  explanation: Explanation;
}
