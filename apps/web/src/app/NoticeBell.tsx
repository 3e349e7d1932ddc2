import { useLocale } from '@tarmac/admin-kit/i18n';
import { Menu } from '@tarmac/admin-kit/input';
import { matchMenuRoute } from '@tarmac/admin-kit/layout';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { accessQuery } from '../shared/access.ts';
import { defineTexts } from '../shared/defineTexts.ts';
import { pendingKinds, usePendingCounts } from '../shared/pendingCounts.ts';

const texts = defineTexts({
  bell: { zh: '待办事项', en: 'To do' },
  none: { zh: '暂无待办', en: 'Nothing to do' },
});

/** The bell: how much waits, and the way to each. Only pages of the person's own menu are offered. @source NOTI-01, NOTI-02 */
export function NoticeBell() {
  const { localize } = useLocale();
  const navigate = useNavigate();
  const { data: counts } = usePendingCounts();
  const { routes } = useSuspenseQuery(accessQuery()).data;
  const open = pendingKinds
    .map((kind) => ({ ...kind, count: counts?.[kind.key] ?? 0 }))
    .filter((kind) => kind.count > 0 && matchMenuRoute(routes, kind.href.split('?')[0] ?? '') !== undefined);
  const total = open.reduce((sum, kind) => sum + kind.count, 0);

  return (
    <Menu
      label={localize(texts.bell)}
      trigger={
        <button
          type="button"
          aria-label={`${localize(texts.bell)} ${total}`}
          title={localize(texts.bell)}
          className="relative inline-flex size-control cursor-pointer items-center justify-center rounded-md text-ink-secondary hover:bg-hover hover:text-ink"
        >
          <Bell aria-hidden size={18} />
          {total > 0 && (
            <span
              aria-hidden
              className="absolute -end-0.5 -top-0.5 min-w-4 rounded-full bg-danger-solid px-1 text-center text-[10px] leading-4 text-on-solid tabular-nums"
            >
              {total > 99 ? '99+' : total}
            </span>
          )}
        </button>
      }
      items={
        open.length === 0
          ? [{ key: 'none', label: localize(texts.none), disabled: true, onSelect: () => undefined }]
          : open.map((kind) => ({
              key: kind.key,
              label: (
                <span className="flex w-44 justify-between gap-4">
                  <span>{localize(kind.label)}</span>
                  <span className="text-ink-secondary tabular-nums">{kind.count}</span>
                </span>
              ),
              onSelect: () => void navigate({ href: kind.href }),
            }))
      }
    />
  );
}
