import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { appPlatform, appState } from '../src/modules/system/app-version/appVersion.states.ts';
import { hyAppVersion } from '../src/modules/system/app-version/appVersion.table.ts';
import { type AnyRow, bulkInsert } from '../src/platform/db/bulkInsert.ts';
import type { Database } from '../src/platform/db/database.ts';
import { day, idAt, timeText } from './demo/calendar.ts';
import { maker } from './demo/parties.ts';
import { createRandom } from './demo/random.ts';
import { keepSeedFile, type SeedStore } from './keepSeedFile.ts';

/** What is offered; nothing of it can be installed, and each says so. */
const versions = [
  {
    appKind: 'driver',
    versionName: '1.4.0',
    versionCode: 140,
    minVersionCode: 120,
    content: '演示数据，安装包不能安装。\n1. 磅单拍照后自动识别\n2. 运费明细显示预付与扣款',
    daysAgo: 6,
  },
  {
    appKind: 'shipper',
    versionName: '1.2.1',
    versionCode: 121,
    minVersionCode: 1,
    content: '演示数据，安装包不能安装。\n1. 运单轨迹支持回放\n2. 修复对账单筛选的问题',
    daysAgo: 17,
  },
] as const;

/** Packages that are stored, hashed and downloaded like real ones, for the page that the apps are fetched from. */
export async function loadAppVersions(database: Database, store: SeedStore): Promise<void> {
  const random = createRandom('appVersions');
  const now = store.now.getTime();
  const rows: AnyRow[] = [];
  for (const { daysAgo, ...version } of versions) {
    const at = now - daysAgo * day;
    const content = await samplePackage(version.versionName, at);
    const stored = await keepSeedFile(database, store, {
      biz: 'app',
      fileName: `${version.appKind}-${version.versionName}.apk`,
      stream: Readable.from([content]),
    });
    rows.push({
      ...maker,
      ...version,
      tenantId: 0,
      id: idAt(random, at),
      createTime: timeText(at),
      platform: appPlatform.android,
      file: stored.path,
      fileSize: stored.size,
      fileHash: stored.sha256,
      forceUpdate: '0',
      state: appState.published,
      publishTime: timeText(at),
      downloadCount: random.int(20, 300),
    });
  }
  await database.transaction({ tenantId: 0 }, (tx) => bulkInsert(tx, hyAppVersion, rows));
}

function samplePackage(versionName: string, at: number): Promise<Buffer> {
  const zip = new ZipFile();
  const options = { mtime: new Date(at) };
  zip.addBuffer(
    Buffer.from(`演示用安装包 ${versionName}，不能安装。\nA sample of a package; it cannot be installed.\n`),
    'README.txt',
    options,
  );
  zip.addBuffer(Buffer.from(`<manifest package="sample" versionName="${versionName}"/>`), 'AndroidManifest.xml', options);
  zip.end();
  return buffer(zip.outputStream as Readable);
}
