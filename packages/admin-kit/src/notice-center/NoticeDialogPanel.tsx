import { late } from '../internals/late.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Button } from '../internals/Button.tsx';
import { Empty, Skeleton } from '../input/states.tsx';
import { Tag } from '../input/Tag.tsx';
import { announcementTarget, priorityLook, type Announcement } from './announcement.ts';
import type { NoticeDialogProps } from './NoticeDialog.tsx';
import { zhNotices } from './texts.zh.ts';
import { useTexts } from '../i18n/useTexts.ts';

const SafeHtml = late(() => import('../safe-html/SafeHtml.tsx'), { part: 'SafeHtml', meanwhile: () => <Skeleton /> });

/** What {@link NoticeDialog} shows. */
export default function NoticeDialogPanel({ announcement, onOpenChange, onHandle, imageOrigins }: NoticeDialogPanelProps) {
  const { t } = useTexts(zhNotices);
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
      title={announcement.title || t('announcement.untitled')}
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
      {announcement.content ? (
        <SafeHtml html={announcement.content} imageOrigins={imageOrigins} />
      ) : (
        <Empty>{t('announcement.empty')}</Empty>
      )}
    </Dialog>
  );
}

interface NoticeDialogPanelProps extends NoticeDialogProps {
  announcement: Announcement;
}
