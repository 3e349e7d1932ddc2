import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { UploadProvider, type UploadTransport } from '../../input/UploadProvider.tsx';
import { renderStory, type RenderedStory } from '../../testing/renderStory.tsx';
import { filesKind } from './files.tsx';

let shown: RenderedStory | undefined;
afterEach(async () => {
  await shown?.unmount();
  shown = undefined;
});

const { Cell, Input } = filesKind;
const meta = { kind: 'files', label: { zh: '附件', en: 'Files' }, biz: 'certificate' } as const;
const stored = `certificate/2026/06/${'a'.repeat(32)}.pdf`;
const transportOf = () =>
  ({
    upload: vi.fn(async (file) => `certificate/${file.name}`),
    urlOf: (path) => `/files/${path}`,
    describe: vi.fn(async () => [{ fileName: '驾驶证.pdf', filePath: stored, fileSize: 695 }]),
  }) satisfies UploadTransport;

test.each([true, false])('UPL-06 a field uploads under the kind of business that its contract names (pictures: %s)', async (image) => {
  const transport = transportOf();
  shown = await renderStory(
    <UploadProvider transport={transport}>
      <Input meta={{ ...meta, image }} aria-label="附件" value="" onValueChange={() => {}} />
    </UploadProvider>,
  );

  await page.getByTestId('upload-file').upload(new File(['x'], 'a.png', { type: 'image/png' }));

  await vi.waitFor(() => expect(transport.upload).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ biz: 'certificate' })));
});

test('UPL-07 a stored file is called in input and cell what it was called when it was sent', async () => {
  shown = await renderStory(
    <UploadProvider transport={transportOf()}>
      <Input meta={meta} aria-label="附件" value={`${stored}?t=0&e=1&s=x`} onValueChange={() => {}} />
      <Cell meta={meta} name="file" row={{}} value={`${stored}?t=0&e=1&s=x`} />
    </UploadProvider>,
  );

  await expect.element(page.getByRole('link', { name: '下载 驾驶证.pdf' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: '驾驶证.pdf', exact: true })).toBeVisible();
  await expect.element(page.getByText('695 B')).toBeVisible();
});

test('UPL-07 a picture is called by its field, not by the name that the server gave it', async () => {
  const photos = [stored, stored.replaceAll('a', 'b')].join(',');
  shown = await renderStory(
    <UploadProvider transport={transportOf()}>
      <Cell meta={{ ...meta, label: { zh: '驾驶证', en: 'Licence' }, image: true }} name="file" row={{}} value={photos} />
    </UploadProvider>,
  );

  await expect.element(page.getByRole('img', { name: '驾驶证 1' })).toBeInTheDocument();
  await expect.element(page.getByRole('link', { name: '驾驶证 2' })).toBeInTheDocument();
});
