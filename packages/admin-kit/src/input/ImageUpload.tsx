import type { ControlProps } from '../internals/control.ts';
import { late } from '../internals/late.ts';
import type { UploadRuleProps } from './useUpload.ts';

const Skin = late(() => import('./PictureSkin.tsx'), { meanwhile: () => <div className="size-26" /> });

/**
 * Pictures as cards: chosen, dropped or pasted, previewed, ordered by arrows, by dragging or by Alt and an arrow key, removed.
 * The value is the stored paths joined by commas, '' when empty.
 *
 * @example <ImageUpload aria-label="照片" biz="asset" maxCount={2} compress value={text} onValueChange={setPaths} />
 * @keyboard
 * Tab: Through the add button and what each picture offers
 * Enter Space: Opens the chooser; shows or removes a picture
 * Alt+→ Alt+←: On a picture: moves it
 * @source UPL-01
 */
export function ImageUpload(props: ImageUploadProps) {
  return <Skin {...props} />;
}

/** Props of {@link ImageUpload}. */
export interface ImageUploadProps extends ControlProps<string>, UploadRuleProps {
  /** Text of the card that uploads, default 点击上传. @source UPL-01 */
  text?: string;
  /**
   * Makes photographs smaller before they are sent: the longer side in px, true for 2560. What would not become smaller is sent
   * as it is, and so are moving pictures.
   */
  compress?: boolean | number;
  /** A person cuts each picture to this shape, width divided by height, before it is sent; absent: not at all. */
  cropRatio?: number;
}
