import type { CellBox } from './frameGeometry.ts';
import type { GridController } from './GridController.ts';

// An open text of several lines: as wide as a paragraph can be read, and no higher than this. @source jeecg-wire §5.6
const paragraph = { width: 300, height: 210 };

/** Puts the text area over the active cell: unseen while selecting, the editor while editing. */
export function placeProxy(
  proxy: HTMLTextAreaElement,
  { controller, box }: { controller: GridController; box: CellBox | undefined },
): void {
  const { style } = proxy;
  const isEditing = controller.editMode !== 'none';
  style.opacity = isEditing ? '1' : '0';
  style.pointerEvents = isEditing ? 'auto' : 'none';
  if (box === undefined) return;
  const edit = isEditing ? controller.activeEdit() : undefined;
  const isParagraph = edit?.by === 'text' && edit.isMultiline === true;
  style.insetInlineStart = `${box.start}px`;
  style.top = `${box.top}px`;
  style.width = `${isParagraph ? Math.max(box.width, paragraph.width) : box.width}px`;
  style.lineHeight = isParagraph ? '' : `${box.height}px`;
  style.height = `${box.height}px`;
  style.overflowY = isParagraph ? 'auto' : '';
  style.paddingBlock = isParagraph ? '4px' : '';
  if (!isParagraph) return;
  // `input_pop` opens as large as it gets; other texts grow with their lines.
  const isPopUp = controller.activeCell()?.laid.column?.type === 'input_pop';
  style.height = `${isPopUp ? paragraph.height : Math.min(paragraph.height, Math.max(box.height, proxy.scrollHeight))}px`;
}
