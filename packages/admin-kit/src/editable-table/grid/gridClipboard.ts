import { cutCells } from '../clipboard/clearCells.ts';
import { copyCells } from '../clipboard/copyCells.ts';
import { loadTableTools } from '../clipboard/loadTableTools.ts';
import type { ClipboardTexts } from '../clipboard/parseClipboard.ts';
import type { PasteResult } from '../clipboard/pasteCells.ts';
import type { TableStore } from '../store/tableStore.ts';
import type { GridController } from './GridController.ts';
import type { Refusal } from '../store/wireTypes.ts';

/** What the clipboard of a grid works on. */
export interface ClipboardHost {
  readonly store: TableStore;
  readonly controller: GridController;
  /** Listens where the focus is. */
  readonly proxy: HTMLTextAreaElement;
  pasted(result: PasteResult): void;
  refused(refusals: readonly Refusal[]): void;
}

const unaligned: readonly Refusal[] = [{ rowId: -1, column: '', reason: 'ranges' }];

/** Copy, cut and paste by the browser's own events: no permission is asked for, and a menu of the browser works, too. */
export function attachClipboard({ store, controller, proxy, pasted, refused }: ClipboardHost): () => void {
  // A cell that is being edited has a text of its own to copy from.
  const isOurs = () => controller.editMode === 'none';
  const handleCopy = (event: ClipboardEvent) => {
    if (!isOurs() || store.selection().ranges.length === 0) return;
    // The browser's own copy would take the text of the active cell alone.
    event.preventDefault();
    const copied = copyCells(store);
    if (copied === null) return refused(unaligned);
    write(event, copied);
  };
  const handleCut = (event: ClipboardEvent) => {
    if (!isOurs()) return;
    // The browser's own cut would empty the text of the active cell alone.
    event.preventDefault();
    const done = cutCells(store);
    if (done === null) return refused(unaligned);
    write(event, done.copied);
    refused(done.result.refusals);
  };
  const handlePaste = (event: ClipboardEvent) => {
    const data = event.clipboardData;
    if (!isOurs() || data === null) return;
    event.preventDefault();
    void paste({ text: data.getData('text/plain'), html: data.getData('text/html') });
  };
  const paste = async (texts: ClipboardTexts) => {
    const result = await pasteTexts(store, texts);
    if (result !== undefined) pasted(result);
  };
  // Reading what other programs write is much code: it comes when a person comes to the table.
  const preload = () => void loadTableTools();
  proxy.addEventListener('focus', preload, { once: true });
  proxy.addEventListener('copy', handleCopy);
  proxy.addEventListener('cut', handleCut);
  proxy.addEventListener('paste', handlePaste);
  return () => {
    proxy.removeEventListener('copy', handleCopy);
    proxy.removeEventListener('cut', handleCut);
    proxy.removeEventListener('paste', handlePaste);
    proxy.removeEventListener('focus', preload);
  };
}

/** Pastes what a clipboard held; `undefined` when that was nothing. */
export async function pasteTexts(store: TableStore, texts: ClipboardTexts): Promise<PasteResult | undefined> {
  const { pasteCells, readClipboard } = await loadTableTools();
  const block = readClipboard(texts, (html) => new DOMParser().parseFromString(html, 'text/html'));
  return block.length === 0 ? undefined : pasteCells(store, { block });
}

function write(event: ClipboardEvent, { text, html }: { text: string; html: string }): void {
  event.clipboardData?.setData('text/plain', text);
  event.clipboardData?.setData('text/html', html);
}
