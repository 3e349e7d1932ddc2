import type { RequestClient } from '../../request/requestTypes.ts';
import { isObjectOf, isText } from '../../request/shape.ts';
import type { ImportProgress, ImportResult } from '../../resource/api.ts';

/** Sends a sheet to `importExcel` and says what became of its rows. */
export async function importWhole(
  client: Pick<RequestClient, 'upload'>,
  about: {
    path: string;
    file: Blob;
    signal?: AbortSignal | undefined;
    onProgress?: ((progress: ImportProgress) => void) | undefined;
  },
): Promise<ImportResult> {
  about.onProgress?.({ phase: 'uploading', done: 0, total: null });
  const form = new FormData();
  form.append('file', about.file);
  return importedOf(
    await client.upload(`${about.path}/importExcel`, form, { envelope: true, ...(about.signal && { signal: about.signal }) }),
  );
}

const isCounted = isObjectOf({ totalCount: (value: unknown): value is number => typeof value === 'number' });
const isSaid = isObjectOf({ message: isText });

/** Ours counts rows; a stock server says so in words: `文件导入成功！数据行数：12`. */
function importedOf(envelope: unknown): ImportResult {
  const { result } = Object(envelope) as { result?: unknown };
  if (isCounted(result)) return result as unknown as ImportResult;
  const msg = isText(result) ? result : isSaid(envelope) ? envelope.message : '';
  const totalCount = Number(/\d+/.exec(msg)?.[0] ?? 0);
  return { totalCount, successCount: totalCount, errorCount: 0, msg };
}
