import { useLocale } from '@tarmac/admin-kit/i18n';
import { Skeleton } from '@tarmac/admin-kit/input';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { LoadProblem } from '../../../shared/pages/LoadProblem.tsx';
import { accountTexts as texts } from './accountTexts.ts';
import { BaseSection } from './BaseSection.tsx';
import { BindingSection } from './BindingSection.tsx';
import { CustomSection } from './CustomSection.tsx';
import { NotificationSection } from './NotificationSection.tsx';
import { type Profile, profileQuery } from './ownProfile.ts';
import { SecuritySection } from './SecuritySection.tsx';

const sections = ['base', 'security', 'custom', 'binding', 'notification'] as const;
/** One of the parts of a person's settings. */
export type Section = (typeof sections)[number];

/** What people set for themselves. @source GEN-01 */
export function SettingsPage({ first }: { first: Section }) {
  const { localize } = useLocale();
  const [section, setSection] = useState<Section>(first);
  const { data: profile, error, isPending, refetch } = useQuery(profileQuery);
  const id = useId();
  return (
    <section
      aria-label={localize(texts.sections)}
      className="grid gap-4 rounded-lg border border-solid border-line bg-surface p-4 desktop:grid-cols-[12rem_minmax(0,1fr)]"
    >
      <nav aria-label={localize(texts.sections)} className="flex flex-wrap gap-1 desktop:flex-col desktop:flex-nowrap">
        {sections.map((name) => (
          <button
            key={name}
            type="button"
            aria-current={name === section ? 'true' : undefined}
            className="h-control shrink-0 cursor-pointer rounded-md px-3 text-start text-ink-secondary hover:bg-hover aria-[current]:bg-primary-soft aria-[current]:font-medium aria-[current]:text-primary-ink"
            onClick={() => setSection(name)}
          >
            {localize(texts[name])}
          </button>
        ))}
      </nav>
      <div role="group" aria-labelledby={id} className="min-w-0">
        <h2 id={id} className="m-0 mb-4 text-lg font-semibold">
          {localize(texts[section])}
        </h2>
        {isPending && <Skeleton rows={6} />}
        {error && <LoadProblem error={error} onRetry={() => void refetch()} />}
        {profile && <Part section={section} profile={profile} onEdit={() => setSection('base')} />}
      </div>
    </section>
  );
}

function Part({ section, profile, onEdit }: { section: Section; profile: Profile; onEdit: () => void }) {
  if (section === 'base') return <BaseSection key={profile.version} profile={profile} />;
  if (section === 'security') return <SecuritySection />;
  if (section === 'custom') return <CustomSection />;
  if (section === 'binding') return <BindingSection profile={profile} onEdit={onEdit} />;
  return <NotificationSection />;
}
