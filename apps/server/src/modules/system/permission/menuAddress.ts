import { refusedField } from '../../../platform/errors.ts';

/**
 * Reads the address of a menu as people write it: a path without its leading slash or with `.vue` behind, an address elsewhere, or
 * a template.
 *
 * @throws InvalidInput it is none of these, such as a script
 * @source jeecg-wire 3.4, security 9.41
 */
export function readMenuUrl(given: string): string {
  const url = given.trim().replace(/\.vue$/, '');
  if (url.startsWith('{{')) return url;
  if (/^https?:/i.test(url)) {
    const target = /[\s\\]/.test(url) || !URL.canParse(url) ? undefined : new URL(url);
    if (target === undefined || target.username !== '' || target.password !== '') throw refusedField('url', '菜单路径不是有效的网址');
    return url;
  }
  if (/^[\w.+-]+:/.test(url)) throw refusedField('url', '菜单路径只能是站内路径或 http(s) 网址');
  const path = url.startsWith('/') ? url : `/${url}`;
  if (!isOwnPath(path)) throw refusedField('url', '菜单路径格式不正确');
  return path;
}

/** @throws InvalidInput it leads elsewhere @source security 9.41 */
export function readRedirect(given: string): string {
  const path = given.trim();
  if (!isOwnPath(path)) throw refusedField('redirect', '跳转地址必须是以 / 开头的站内路径');
  return path;
}

/** Reads the name of a component without the folders and ending that sources have. @throws InvalidInput it is not a name @source jeecg-wire 3.4 */
export function readComponent(given: string): string {
  const name = given
    .trim()
    .replace(/^\//, '')
    .replace(/^(?:src\/)?views\//, '')
    .replace(/\.vue$/, '');
  if (!/^[\w-]+(?:\.[\w-]+)*(?:\/[\w-]+(?:\.[\w-]+)*)*$/.test(name)) throw refusedField('component', '组件名称格式不正确');
  return name;
}

/** A second slash or a backslash would make browsers read a host. */
function isOwnPath(path: string): boolean {
  return /^\/(?![/\\])[^\s\\<>"'`\p{Cc}]*$/u.test(path);
}
