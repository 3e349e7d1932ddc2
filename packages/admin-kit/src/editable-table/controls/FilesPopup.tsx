import { useState } from 'react';
import { Dialog } from '../../dialog/Dialog.tsx';
import FileSkin from '../../input/FileSkin.tsx';
import PictureSkin from '../../input/PictureSkin.tsx';
import type { SendingProps } from '../../input/useUpload.ts';
import { notices } from '../../notice/createNoticeStore.ts';
import { zhGrid } from '../lateTexts.zh.ts';
import { useTexts } from '../../i18n/useTexts.ts';

/** All files of a cell, in a window of their own; nothing is written before 确定. @source UPL-05 */
export default function FilesPopup({ isImage, label, value, onClose, ...rules }: FilesPopupProps) {
  const { t } = useTexts(zhGrid);
  const [draft, setDraft] = useState(value);
  const [isPending, setPending] = useState(false);
  const Skin = isImage ? PictureSkin : FileSkin;
  const confirm = () => {
    // A button that greys under the focus would lose it, and close the cell.
    if (isPending || draft === '') {
      notices.warning(t(isPending ? 'grid.filePending' : 'grid.fileEmpty'));
      return false;
    }
    onClose(draft);
    return true;
  };
  return (
    <Dialog
      open
      onOpenChange={() => onClose(null)}
      title={t(isImage ? 'grid.uploadImage' : 'grid.uploadFile')}
      width={520}
      okClose={false}
      onOk={confirm}
    >
      <div className="min-h-50">
        <Skin {...rules} aria-label={label} value={draft} onValueChange={setDraft} onPendingChange={setPending} />
      </div>
    </Dialog>
  );
}

/** Props of {@link FilesPopup}. */
export interface FilesPopupProps {
  isImage: boolean;
  label: string;
  /** Stored paths, joined by commas. */
  value: string;
  allowDownload: boolean;
  allowRemove: boolean;
  maxCount: number;
  sending: NonNullable<SendingProps['sending']>;
  /** What the cell holds from now on; null when the person gave up. */
  onClose: (paths: string | null) => void;
}
