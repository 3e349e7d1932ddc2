/** Texts that the client itself says; the server's own messages are shown as they come. */
export interface RequestTexts {
  /** Title of notices about failures. */
  systemPrompt: string;
  /** The person may not (403). */
  accessDenied: string;
  /** The address is unknown (404). */
  notFound: string;
  /** The server behind the gateway did not answer (504). */
  gatewayTimeout: string;
  /** Nobody is signed in (401). */
  unauthorised: string;
  /** Title of the dialog after the session ended. */
  loginExpired: string;
  /** Text of that dialog. */
  loginExpiredHint: string;
  /** Button of that dialog. */
  reLogin: string;
  /** The server was not reached. */
  network: string;
  /** The answer took too long. */
  timeout: string;
  /** The answer has another shape than was asked for. */
  malformed: string;
  /** The server refused without a word. */
  failed: string;
  /** A file without bytes came. */
  emptyFile: string;
}

/** @source specification section 8 */
export const requestTexts: { zh: RequestTexts; en: RequestTexts } = {
  zh: {
    systemPrompt: '系统提示',
    accessDenied: '拒绝访问',
    notFound: '很抱歉，资源未找到!',
    gatewayTimeout: '网络超时',
    unauthorised: '未授权，请重新登录',
    loginExpired: '登录已过期',
    loginExpiredHint: '很抱歉，登录已过期，请重新登录',
    reLogin: '重新登录',
    network: '网络连接失败，请检查网络后重试',
    timeout: '请求超时，请稍后重试',
    malformed: '服务器返回的数据格式不正确',
    failed: '操作失败，请稍后重试',
    emptyFile: '文件下载失败',
  },
  en: {
    systemPrompt: 'System',
    accessDenied: 'Access denied',
    notFound: 'Sorry, the resource was not found.',
    gatewayTimeout: 'Network time-out',
    unauthorised: 'Not signed in. Please log in again.',
    loginExpired: 'Your login has expired',
    loginExpiredHint: 'Sorry, your login has expired. Please log in again.',
    reLogin: 'Log in again',
    network: 'The network is not reachable. Check the connection and try again.',
    timeout: 'The server did not answer in time. Please try again.',
    malformed: 'The server sent an unreadable response.',
    failed: 'That did not work. Please try again later.',
    emptyFile: 'The file could not be downloaded.',
  },
};
