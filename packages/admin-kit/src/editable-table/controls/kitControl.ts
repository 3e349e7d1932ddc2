import type { CellControlProps } from '../cells/cellType.ts';
import type { UploadHome } from './cellUploads.ts';

/** What the kit's own controls are given beyond what those of an app are: the words of the type. */
export interface KitControlProps extends CellControlProps {
  /** The value as it is typed. */
  text: string;
  /** Reads a typed text; `undefined` when it is not a value of the type. */
  read: (text: string) => unknown;
  /** By what its uploads are found again. */
  home: UploadHome;
}
