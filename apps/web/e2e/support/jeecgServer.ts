import type { Page, Route } from '@playwright/test';
import { baseUrl } from './people.ts';
import { type Answer, bareLogin } from './session.ts';

/** What JeecgBoot 2.3.0 has of what our server has: methods and paths below each controller's own; `*` stands for one part of a path. */
const controllers: Readonly<Record<string, Partial<Record<string, string>>>> = {
  '/actuator': {
    GET: 'httptrace metrics metrics/*',
  },
  '/actuator/redis': {
    GET: 'info keysSize memoryInfo queryDiskInfo',
  },
  '/cas/client': {
    GET: 'validateLogin',
  },
  '/message/sysMessage': {
    POST: 'add importExcel',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
    GET: 'exportXls list queryById',
  },
  '/message/sysMessageTemplate': {
    POST: 'add importExcel sendMsg',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
    GET: 'exportXls list queryById',
  },
  '/online/cgreport/api': {
    GET: 'getData/* getQueryInfo/* getRpColumns/*',
    POST: 'testConnection',
  },
  '/oss/file': {
    DELETE: 'delete',
    GET: 'list queryById',
    POST: 'upload',
  },
  '/sys': {
    POST: 'checkCaptcha login logout mLogin phoneLogin sms',
    GET: 'common/static/** loginfo logout randomImage/* visitInfo',
    PUT: 'selectDepart',
  },
  '/sys/annountCement': {
    POST: 'add exportXls importExcel',
    DELETE: 'delete deleteBatch',
    GET: 'doReleaseData doReovkeData exportXls list listByUser queryById syncNotic',
    PUT: 'edit',
  },
  '/sys/category': {
    POST: 'add exportXls importExcel',
    GET: 'checkCode childList exportXls loadAllData loadDictItem loadOne loadTreeChildren loadTreeData loadTreeRoot queryById rootList',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
  },
  '/sys/checkRule': {
    POST: 'add exportXls importExcel',
    GET: 'checkByCode exportXls list queryById',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
  },
  '/sys/common': {
    POST: 'upload',
  },
  '/sys/dataLog': {
    GET: 'list queryCompareList queryDataVerList',
  },
  '/sys/dataSource': {
    POST: 'add exportXls importExcel',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
    GET: 'exportXls list options queryById',
  },
  '/sys/dict': {
    POST: 'add exportXls importExcel refleshCache',
    PUT: 'back/* edit',
    DELETE: 'delete deleteBatch deletePhysic/*',
    GET: 'deleteList exportXls getDictItems/* getDictText/*/* list loadDict/* loadDictItem/* loadTreeData queryAllDictItems refleshCache treeList',
  },
  '/sys/dictItem': {
    POST: 'add',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
    GET: 'list',
  },
  '/sys/duplicate': {
    GET: 'check',
  },
  '/sys/fillRule': {
    POST: 'add exportXls importExcel',
    DELETE: 'delete deleteBatch',
    PUT: 'edit executeRuleByCode/* executeRuleByCodeBatch',
    GET: 'exportXls list queryById testFillRule',
  },
  '/sys/gatewayRoute': {
    GET: 'clearRedis list',
    POST: 'updateAll',
  },
  '/sys/log': {
    DELETE: 'delete deleteBatch',
    GET: 'list',
  },
  '/sys/permission': {
    POST: 'add addPermissionRule edit editPermissionRule saveDepartPermission saveRolePermission',
    DELETE: 'delete deleteBatch deletePermissionRule',
    PUT: 'edit editPermissionRule',
    GET: 'getPermRuleListByPermId getSystemMenuList getSystemSubmenu getSystemSubmenuBatch getUserPermissionByToken list queryDepartPermission queryListAsync queryPermissionRule queryRolePermission queryTreeList',
  },
  '/sys/position': {
    POST: 'add exportXls importExcel',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
    GET: 'exportXls list queryByCode queryById',
  },
  '/sys/quartzJob': {
    POST: 'add exportXls importExcel',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
    GET: 'execute exportXls list pause queryById resume',
  },
  '/sys/role': {
    POST: 'add datarule exportXls importExcel',
    GET: 'checkRoleCode datarule/*/* exportXls list queryById queryTreeList queryall',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
  },
  '/sys/sysAnnouncementSend': {
    POST: 'add',
    DELETE: 'delete deleteBatch',
    PUT: 'edit editByAnntIdAndUserId readAll',
    GET: 'getMyAnnouncementSend list queryById',
  },
  '/sys/sysDepart': {
    POST: 'add exportXls importExcel',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
    GET: 'exportXls getDepartName getUsersByDepartId listAll queryIdTree queryMyDeptTreeList queryTreeByKeyWord queryTreeList searchBy',
  },
  '/sys/sysDepartPermission': {
    POST: 'add datarule exportXls importExcel saveDeptRolePermission',
    GET: 'datarule/*/* exportXls list queryById queryDeptRolePermission queryTreeListForDeptRole',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
  },
  '/sys/sysDepartRole': {
    POST: 'add datarule deptRoleUserAdd exportXls importExcel',
    GET: 'datarule/*/*/* exportXls getDeptRoleByUserId getDeptRoleList list queryById',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
  },
  '/sys/sysUserAgent': {
    POST: 'add exportXls importExcel',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
    GET: 'exportXls list queryById queryByUserName',
  },
  '/sys/tenant': {
    POST: 'add',
    DELETE: 'delete deleteBatch',
    PUT: 'edit',
    GET: 'list queryById queryList',
  },
  '/sys/user': {
    POST: 'add addSysUserRole editSysDepartWithUser exportXls importExcel phoneVerification register',
    PUT: 'appEdit changePassword edit frozenBatch putRecycleBin updatePassword',
    GET: 'checkOnlyUser departUserList exportXls generateUserId getCurrentUserDeparts getUserSectionInfoByToken list passwordChange queryById queryByIds queryByOrgCodeForAddressList querySysUser queryUserByDepId queryUserRole recycleBin userDepartList userRoleList',
    DELETE: 'delete deleteBatch deleteRecycleBin deleteUserInDepart deleteUserInDepartBatch deleteUserRole deleteUserRoleBatch',
  },
  '/thirdLogin/getLoginUser': {
    GET: '*',
  },
};

const routes = Object.entries(controllers).flatMap(([base, methods]) =>
  Object.entries(methods).flatMap(([method, paths = '']) =>
    paths.split(' ').map((path) => ({
      method,
      matches: new RegExp(`^${base}/${path.replaceAll('**', '.+').replaceAll(/(?<!\.)\*/g, '[^/]+')}/?$`),
    })),
  ),
);

/** Where the page believes its server to be. */
const elsewhere = '/stock-boot';

/**
 * Points the pages of a browser at a JeecgBoot server: the server under test, of which only what JeecgBoot has can be reached, below
 * another path. What it does not have is answered as its framework does, a wrong method as its handler of exceptions does.
 *
 * @returns calls that were refused since the last look
 */
export async function pointElsewhere(page: Page): Promise<() => string[]> {
  const refused = new Set<string>();
  await page.route('**/config.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `globalThis.TARMAC_CONFIG = { apiBase: '${elsewhere}' };` }),
  );
  await page.route(`${baseUrl()}${elsewhere}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname.slice(elsewhere.length);
    const method = route.request().method();
    const known = routes.filter(({ matches }) => matches.test(path));
    if (known.some((one) => one.method === method)) return answerKnown(route, path);
    refused.add(`${method} ${path}`);
    if (known.length === 0) return route.fulfill({ status: 404, json: notFound(path) });
    return route.fulfill({ json: envelope(405, `不支持${method}请求方法，支持以下\n${known.map((one) => one.method).join('、')}`) });
  });
  return () => {
    const all = [...refused].sort();
    refused.clear();
    return all;
  };
}

const envelope = (code: number, message: string) => ({ success: false, code, message, result: null, timestamp: Date.now() });
const notFound = (path: string) => ({
  timestamp: new Date().toISOString(),
  status: 404,
  error: 'Not Found',
  message: 'No message available',
  path: `${elsewhere}${path}`,
});

async function answerKnown(route: Route, path: string): Promise<void> {
  const request = route.request();
  const url = request.url().replace(elsewhere, '/jeecg-boot');
  // Its login is never without the code of a picture, which nobody can read here: what was typed is believed.
  if (path === '/sys/login') {
    const { captcha, checkKey, ...input } = request.postDataJSON() as Record<string, string>;
    if (!captcha || !checkKey) return route.fulfill({ json: envelope(500, '验证码无效') });
    const response = await route.fetch({ url, postData: JSON.stringify(input) });
    return route.fulfill({ response, json: bareLogin((await response.json()) as Answer) });
  }
  if (/quartzJob\/(pause|resume)$/.test(path) && !url.includes('jobClassName='))
    return route.fulfill({ json: envelope(500, "操作失败，Required String parameter 'jobClassName' is not present") });
  // Ours finds categories at any depth by another name, and one's own profile, too.
  if (path === '/sys/category/childList' && !url.includes('pid=')) return route.continue({ url: url.replace('childList', 'list') });
  if (path === '/sys/user/appEdit') {
    const profile = url.replace(path, '/sys/own/profile');
    const { result } = (await (await route.fetch({ url: profile, method: 'GET', postData: undefined })).json()) as Answer<{
      id: string;
      version: number;
    }>;
    return route.continue({
      url: profile,
      postData: JSON.stringify({ id: result.id, version: result.version, ...(request.postDataJSON() as object) }),
    });
  }
  if (path === '/sys/permission/getUserPermissionByToken' && !url.includes('token='))
    return route.fulfill({ json: envelope(500, 'TOKEN不允许为空！') });
  return route.continue({ url });
}
