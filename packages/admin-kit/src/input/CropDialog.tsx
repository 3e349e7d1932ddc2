import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../dialog/Dialog.tsx';
import { drawPart } from './compressImage.ts';
import { cropFrame, moveCrop, zoomCrop, type Crop } from './cropModel.ts';
import { useTexts } from '../i18n/useTexts.ts';
import { zhInput } from './texts.zh.ts';

const frameWidth = 400;

/** A person cuts a picture to a shape: moves it below the frame by pointer or arrow keys, and zooms it. */
export default function CropDialog({ file, ratio, onClose }: CropDialogProps) {
  const { t } = useTexts(zhInput);
  const [picture, setPicture] = useState<{ file: File; bitmap: ImageBitmap; crop: Crop } | null>(null);
  const grip = useRef<{ x: number; y: number } | null>(null);
  const done = useRef(onClose);
  useEffect(() => {
    done.current = onClose;
  });

  useEffect(() => {
    if (file === undefined) return;
    let isCurrent = true;
    createImageBitmap(file, { imageOrientation: 'from-image' }).then(
      (bitmap) => (isCurrent ? setPicture({ file, bitmap, crop: cropFrame(bitmap, ratio) }) : bitmap.close()),
      // What the browser cannot draw goes as it is: the server tells what is wrong with it.
      () => isCurrent && done.current(file),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, ratio]);

  const shown = picture?.file === file ? picture : null;
  const frameHeight = Math.round(frameWidth / ratio);
  const change = (crop: Crop) => shown && setPicture({ ...shown, crop });
  const shift = (x: number, y: number) => {
    if (!shown) return;
    const scale = shown.crop.width / frameWidth;
    change(moveCrop(shown.bitmap, { crop: shown.crop, x: x * scale, y: y * scale }));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 40 : 10;
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    shift(by[0]!, by[1]!);
  };
  const handleMove = (event: PointerEvent<HTMLElement>) => {
    if (grip.current === null) return;
    // Where the screen is narrow the frame is, too.
    const wider = frameWidth / event.currentTarget.clientWidth;
    shift((grip.current.x - event.clientX) * wider, (grip.current.y - event.clientY) * wider);
    grip.current = { x: event.clientX, y: event.clientY };
  };
  const cut = async () => {
    if (!shown) return false;
    const { x, y, width, height } = shown.crop;
    const size = { width: Math.round(width), height: Math.round(width / ratio) };
    onClose(await drawPart(shown.bitmap, { file: shown.file, drawnPart: { from: { x, y, width, height }, ...size } }));
    return true;
  };

  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(isOpen) => !isOpen && shown && onClose(null)}
      title={t('upload.cropTitle')}
      width={480}
      okClose={false}
      onOk={cut}
    >
      <button
        type="button"
        aria-label={t('upload.cropHint')}
        className="mx-auto block max-w-full cursor-move touch-none overflow-hidden rounded-md border border-solid border-line bg-sunken p-0"
        onKeyDown={handleKeyDown}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          grip.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={handleMove}
        onLostPointerCapture={() => {
          grip.current = null;
        }}
      >
        {shown && <Part bitmap={shown.bitmap} crop={shown.crop} height={frameHeight} />}
      </button>
      <label className="mt-3 flex items-center gap-3">
        {t('upload.zoom')}
        <input
          type="range"
          min={1}
          max={4}
          step={0.05}
          value={shown?.crop.zoom ?? 1}
          className="flex-1"
          onChange={(event) => shown && change(zoomCrop(shown.bitmap, { crop: shown.crop, zoom: Number(event.target.value), ratio }))}
        />
      </label>
    </Dialog>
  );
}

/** The part that is kept. */
function Part({ bitmap, crop, height }: { bitmap: ImageBitmap; crop: Crop; height: number }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, frameWidth, height);
    context.drawImage(bitmap, crop.x, crop.y, crop.width, crop.height, 0, 0, frameWidth, height);
  }, [bitmap, crop, height]);
  return <canvas ref={canvas} width={frameWidth} height={height} aria-hidden className="pointer-events-none block max-w-full" />;
}

/** Props of {@link CropDialog}. */
export interface CropDialogProps {
  /** The picture to be cut; undefined closes the dialog. */
  file: File | undefined;
  /** Width divided by height. */
  ratio: number;
  /** The cut picture; null when the person gave up. */
  onClose: (cut: File | null) => void;
}
