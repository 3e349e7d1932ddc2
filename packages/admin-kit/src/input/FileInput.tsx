import type { ControlProps } from '../internals/control.ts';
import { late } from '../internals/late.ts';
import type { UploadRuleProps } from './useUpload.ts';

const Skin = late(() => import('./FileSkin.tsx'), { meanwhile: () => <div className="h-control" /> });

/**
 * Files as a list of names: chosen, dropped or pasted. The value is the stored paths joined by commas, '' when empty.
 *
 * @example <FileInput aria-label="合同" biz="contract" maxCount={3} accept=".pdf" value={text} onValueChange={setPaths} />
 * @source UPL-01, UPL-02
 */
export function FileInput(props: FileInputProps) {
  return <Skin {...props} />;
}

/** Props of {@link FileInput}. */
export interface FileInputProps extends ControlProps<string>, UploadRuleProps {
  /** Which files are taken, as in the `accept` attribute; others are refused before they are sent. */
  accept?: string;
  /** Text of the button, default 点击上传. @source UPL-01 */
  text?: string;
}
