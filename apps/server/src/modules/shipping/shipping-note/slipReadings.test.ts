import { eq } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { openCheckSite, type CheckSite } from '../../../../test/checkSite.ts';
import { expectDone } from '../../../../test/freight.ts';
import { hyNoteFile } from './noteDetail.table.ts';

let site: CheckSite;
beforeAll(async () => {
  site = await openCheckSite();
});

const readings = async (id: string) =>
  expectDone(await site.server.as('admin').get('/shipping/hyShippingNote/slipReadings', { id })) as {
    simulated: boolean;
    readings: Record<string, unknown>[];
  };

test('SHIP-20 G13 the weight on a slip stands beside the typed one, and more than 50 kg between them is pointed out', async () => {
  const content = readFileSync(join(import.meta.dirname, '../../../../test/slips/photo.jpg'));
  const file = { fileName: 'slip.jpg', content, contentType: 'image/jpeg' };
  const path = (await site.server.as('admin').upload('/sys/common/upload', file, { biz: 'weighslip' })).message;
  const note = await site.signed({ loadSlip: path, loadWeight: 32_430, unloadWeight: 32_300 });

  const first = await readings(note.id);
  expect(first).toMatchObject({
    simulated: false,
    readings: [
      { kind: 'loadSlip', read: 32_480, typed: 32_430, difference: 50, differs: false },
      // Its picture is not stored: nothing is made up.
      { kind: 'unloadSlip', read: null, typed: 32_300, difference: null, differs: false },
    ],
  });
  const corrected = await site.by('admin', 'editWeight', note, { loadWeight: 32_429, reason: '录错' });
  expectDone(corrected);
  const again = await readings(note.id);
  expect(again.readings[0]).toMatchObject({ read: 32_480, typed: 32_429, difference: 51, differs: true });

  // Read once: what was read is kept beside the picture.
  const kept = await site.server.platform.database.transaction({ tenantId: 0 }, (tx) =>
    tx
      .select({ ocrText: hyNoteFile.ocrText })
      .from(hyNoteFile)
      .where(eq(hyNoteFile.id, String(first.readings[0]!['fileId']))),
  );
  expect(kept).toEqual([{ ocrText: { gross: 49_560, tare: 17_080, net: 32_480 } }]);
  const foreign = site.server.as({ username: 'slip_t2', tenantId: 2 });
  expect(await foreign.get('/shipping/hyShippingNote/slipReadings', { id: note.id })).toMatchObject({ success: false });
});
