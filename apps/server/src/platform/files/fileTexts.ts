import { AppError, invalidInput } from '../errors.ts';

/** Language of what a person is told. */
type Locale = 'zh' | 'en';

const texts = {
  none: { zh: '请选择要上传的文件', en: 'Choose a file to upload' },
  kind: { zh: '不支持的上传目录', en: 'Nothing is uploaded under this kind' },
  type: { zh: '不支持的文件类型', en: 'This file type isn’t accepted' },
  content: { zh: '文件内容与类型不符', en: 'The file’s content doesn’t match its name' },
  empty: { zh: '文件是空的', en: 'The file is empty' },
  brokenPicture: { zh: '图片文件已损坏', en: 'The picture is damaged' },
  pixels: { zh: '图片不能超过 5000 万像素', en: 'Pictures may have at most 50 million pixels' },
  brokenFile: { zh: '文件已损坏，无法读取', en: 'The file is damaged and cannot be read' },
  entries: { zh: '压缩包内文件过多', en: 'There are too many files in the archive' },
  packed: { zh: '压缩包解压后过大', en: 'The archive is too large when unpacked' },
  quota: { zh: '今日上传已超过限额', en: 'You’ve reached today’s upload limit' },
} as const;

/** Why a file is not taken, in the words of who sent it. @source UPL-04, security 10.42 */
export const refusedFile = (why: Exclude<keyof typeof texts, 'quota'>, locale: Locale): AppError => invalidInput(texts[why][locale]);

/** A picture of a format that is taken nowhere, whatever its name says. @source UPL-06 */
export const refusedPicture = (format: string, locale: Locale): AppError =>
  invalidInput(
    locale === 'zh'
      ? `不支持 ${format} 格式的图片，请转换为 JPG 或 PNG 后上传`
      : `Pictures in the ${format} format are not taken: convert them to JPG or PNG first`,
  );

/** A file is larger than its kind may be. */
export function tooLarge(maxBytes: number, locale: Locale): AppError {
  const size = `${Math.floor(maxBytes / 1024 / 1024)} MB`;
  return new AppError('TooLarge', locale === 'zh' ? `文件不能超过 ${size}` : `Files of no more than ${size} are taken`);
}

/** A person has stored as much as a day allows. */
export const overQuota = (locale: Locale): AppError => new AppError('TooMany', texts.quota[locale]);
