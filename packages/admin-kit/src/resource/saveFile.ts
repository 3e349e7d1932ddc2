import type { DownloadedFile } from '../request/requestTypes.ts';

/**
 * Hands a file to the person's downloads.
 *
 * @throws with `emptyMessage` when there is nothing in it
 * @example const name = saveFile(await client.download('/device/export'), { fallbackName: 'devices.xlsx', emptyMessage: 'Nothing to export' });
 */
export function saveFile(file: DownloadedFile, { fallbackName, emptyMessage }: { fallbackName: string; emptyMessage: string }): string {
  if (file.blob.size === 0) throw new Error(emptyMessage);
  const name = file.fileName ?? fallbackName;
  const url = URL.createObjectURL(file.blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return name;
}
