import { Download, RotateCcw, RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { Button, IconButton } from '../internals/Button.tsx';
import { ScrollRegion } from '../internals/ScrollRegion.tsx';
import { useTexts } from '../i18n/useTexts.ts';
import { zhInput } from './texts.zh.ts';

const steps = [0.25, 0.5, 0.75, 1, 1.5, 2, 3, 4];

/** One picture at large, to be zoomed and turned: by buttons, or by the keys + - R and 0. @source UPL-01 */
export default function PicturePreview({ name, url, canDownload, onClose }: PicturePreviewProps) {
  const { t } = useTexts(zhInput);
  const [zoom, setZoom] = useState(1);
  const [turns, setTurns] = useState(0);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const enlarge = () => setZoom((now) => steps.find((step) => step > now) ?? now);
  const shrink = () => setZoom((now) => steps.findLast((step) => step < now) ?? now);
  const turn = (quarters: number) => setTurns((now) => now + quarters);
  const reset = () => {
    setZoom(1);
    setTurns(0);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') enlarge();
    else if (event.key === '-') shrink();
    else if (event.key.toLowerCase() === 'r') turn(1);
    else if (event.key === '0') reset();
  };
  // The focus is on the window around it at first, and after a click on the picture.
  const listen = (inside: HTMLElement | null) => {
    const dialog = inside?.closest<HTMLElement>('[role=dialog]');
    dialog?.addEventListener('keydown', handleKeyDown);
    return () => dialog?.removeEventListener('keydown', handleKeyDown);
  };
  const close = () => {
    reset();
    setSize(null);
    onClose();
  };

  // On its side a picture fits by its other sides. What is turned takes no room of its own, so a box around it does.
  const isSideways = turns % 2 !== 0;
  const [across, down] = isSideways ? ['100cqh', '100cqw'] : ['100cqw', '100cqh'];
  const ratio = size === null ? 1 : size.width / size.height;
  const width = size === null ? undefined : `calc(${zoom} * min(${across}, ${down} * ${ratio}, ${size.width}px))`;
  const height = width && `calc(${width} / ${ratio})`;

  return (
    <Dialog open={url !== undefined} onOpenChange={close} title={t('upload.previewTitle')} width={800} fullScreenToggle footer={null}>
      <div ref={listen}>
        <div role="toolbar" aria-label={t('upload.previewTitle')} className="mb-2 flex items-center justify-center gap-1">
          <IconButton label={t('upload.zoomOut')} aria-keyshortcuts="-" icon={<ZoomOut aria-hidden size={16} />} onClick={shrink} />
          <output aria-live="polite" className="w-12 text-center text-sm tabular-nums">{`${zoom * 100}%`}</output>
          <IconButton label={t('upload.zoomIn')} aria-keyshortcuts="+" icon={<ZoomIn aria-hidden size={16} />} onClick={enlarge} />
          <IconButton label={t('upload.turnLeft')} icon={<RotateCcw aria-hidden size={16} />} onClick={() => turn(-1)} />
          <IconButton
            label={t('upload.turnRight')}
            aria-keyshortcuts="r"
            icon={<RotateCw aria-hidden size={16} />}
            onClick={() => turn(1)}
          />
          <Button variant="link" size="small" aria-keyshortcuts="0" onClick={reset}>
            {t('common.reset')}
          </Button>
          {canDownload && (
            <a
              href={url}
              download={name}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={t('upload.download', { name })}
              className="inline-flex p-2 text-ink-secondary hover:text-ink"
            >
              <Download aria-hidden size={16} />
            </a>
          )}
        </div>
        <ScrollRegion role="group" aria-label={name} className="flex h-[60vh] overflow-auto [container-type:size]">
          <div
            className="m-auto flex shrink-0 items-center justify-center"
            style={isSideways ? { width: height, height: width } : { width, height }}
          >
            <img
              src={url}
              alt={name}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => {
                if (naturalWidth > 0 && naturalHeight > 0) setSize({ width: naturalWidth, height: naturalHeight });
              }}
              style={{ width, rotate: `${turns * 90}deg` }}
              className={width ? 'block max-w-none shrink-0' : 'block max-h-[60vh] max-w-full'}
            />
          </div>
        </ScrollRegion>
      </div>
    </Dialog>
  );
}

/** Props of {@link PicturePreview}. */
export interface PicturePreviewProps {
  name: string;
  /** Address of the picture; undefined while none is shown. */
  url: string | undefined;
  /** Whether a person may fetch it. */
  canDownload: boolean;
  onClose: () => void;
}
