import { lazy, Suspense } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { Button } from '../internals/Button.tsx';
import { Empty, Skeleton } from '../input/states.tsx';
import { Tag } from '../input/Tag.tsx';
import { announcementTarget, priorityLook, type Announcement } from './announcement.ts';

const SafeHtml = lazy(async () => ({ default: (await import('../safe-html/SafeHtml.tsx')).SafeHtml }));

/**
 * An announcement to read: title, priority, sender, time and its rich text, made harmless. 60% of the window wide, its body 80% high;
 * one button fills the screen, another leads to where something is to be done, where the announcement names such a place.
 *
 * @example <NoticeDialog announcement={shown} onOpenChange={() => setShown(undefined)} onHandle={(href) => navigate({ href })} />
 * @source NOTI-04, NOTI-05
 */
export function NoticeDialog({ announcement, onOpenChange, onHandle, imageOrigins }: NoticeDialogProps) {
  const { t } = useTexts();
  if (announcement === undefined) return null;
  const target = announcementTarget(announcement, location.origin);
  const look = priorityLook(announcement.priority);
  const sentAt = announcement.sendTime ?? announcement.createTime;
  const handle = () => {
    if (target.kind !== 'url') return;
    onOpenChange(false);
    if (target.isExternal) window.open(target.href, '_blank', 'noopener');
    else onHandle(target.href);
  };
  return (
    <Dialog
      open
      onOpenChange={onOpenChange}
      title={announcement.titile || t('announcement.untitled')}
      // Three fifths of a phone would not hold a line.
      width="max(60%, min(480px, 100%))"
      bodyHeight="80vh"
      fullScreenToggle
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t('common.close')}</Button>
          {target.kind === 'url' && (
            <Button variant="primary" onClick={handle}>
              {t('announcement.handle')}
            </Button>
          )}
        </>
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-solid border-line pb-3 text-sm text-ink-secondary">
        <Tag tone={look.tone}>{t(look.label)}</Tag>
        {announcement.sender && <span>{t('announcement.sender', { name: announcement.sender })}</span>}
        {sentAt && <span>{t('announcement.sentAt', { time: sentAt })}</span>}
      </div>
      {announcement.msgContent ? (
        <Suspense fallback={<Skeleton />}>
          <SafeHtml html={announcement.msgContent} imageOrigins={imageOrigins} />
        </Suspense>
      ) : (
        <Empty>{t('announcement.empty')}</Empty>
      )}
    </Dialog>
  );
}

/** Props of {@link NoticeDialog}. */
export interface NoticeDialogProps {
  /** What to read; undefined closes the dialog. */
  announcement: Announcement | undefined;
  onOpenChange: (open: boolean) => void;
  /** Goes to a path of this product. Addresses elsewhere open in a window of their own. */
  onHandle: (href: string) => void;
  /** Origins that images may come from beside the page's own. */
  imageOrigins?: readonly string[];
}
