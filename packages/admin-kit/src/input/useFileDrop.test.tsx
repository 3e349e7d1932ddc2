import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Dialog } from '../dialog/Dialog.tsx';
import { renderStory, type RenderedStory } from '../testing/renderStory.tsx';
import { FileInput } from './FileInput.tsx';
import { useFileDrop } from './useFileDrop.ts';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

function Box({ onFiles, onValue }: { onFiles: (files: readonly File[]) => void; onValue: (value: string) => void }) {
  const { handlers } = useFileDrop(true, onFiles);
  return (
    <div {...handlers} data-testid="box">
      <Dialog open onOpenChange={() => {}} title="上传文件">
        <FileInput aria-label="附件" onValueChange={onValue} />
      </Dialog>
    </div>
  );
}

function carried(): DataTransfer {
  const transfer = new DataTransfer();
  transfer.items.add(new File(['x'], 'a.pdf'));
  return transfer;
}

test('DLG-01 a file that is dropped on a dialog, or pasted there, is not taken by the box that has opened it as well', async () => {
  const onFiles = vi.fn();
  const onValue = vi.fn();
  shown = await renderStory(<Box onFiles={onFiles} onValue={onValue} />);
  const inner = page.getByRole('group', { name: '附件' });
  await expect.element(inner).toBeInTheDocument();

  inner.element().dispatchEvent(new DragEvent('drop', { dataTransfer: carried(), bubbles: true, cancelable: true }));
  inner.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData: carried(), bubbles: true, cancelable: true }));

  await vi.waitFor(() => expect(onValue).toHaveBeenLastCalledWith('temp/a.pdf,temp/a.pdf'));
  expect(onFiles).not.toHaveBeenCalled();
  page
    .getByTestId('box')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer: carried(), bubbles: true, cancelable: true }));
  expect(onFiles).toHaveBeenCalledTimes(1);
});
