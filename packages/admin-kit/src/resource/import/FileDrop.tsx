import { FileSpreadsheet, Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { cx } from '../../internals/cx.ts';
import { formatBytes } from '../../internals/format.ts';

/** A place that a file is dropped on, or chosen by a click. */
export function FileDrop({ file, label, accept, disabled, onChoose }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  return (
    <>
      <button
        type="button"
        disabled={disabled}
        className={cx(
          'flex w-full cursor-pointer flex-col items-center gap-2 rounded-lg border border-dashed border-line-strong bg-sunken px-4 py-8 text-ink-secondary hover:border-primary-solid disabled:cursor-progress',
          isOver && 'border-primary-solid bg-primary-soft',
        )}
        onClick={() => chooser.current?.click()}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onChoose(event.dataTransfer.files[0]);
        }}
      >
        {file ? <FileSpreadsheet aria-hidden size={28} className="text-ok-ink" /> : <Upload aria-hidden size={28} />}
        <span>{file ? `${file.name} · ${formatBytes(file.size)}` : label}</span>
      </button>
      <input
        ref={chooser}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        data-testid="import-file"
        onChange={(event) => {
          onChoose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </>
  );
}

/** Props of {@link FileDrop}. */
export interface FileDropProps {
  /** The file that was chosen. */
  file: File | null;
  /** What stands there before one was chosen, and names the input. */
  label: string;
  /** Extensions of the files, as an input takes them. */
  accept: string;
  disabled: boolean;
  onChoose: (file: File | undefined) => void;
}
