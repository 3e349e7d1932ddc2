export { jeecgBackEnd, type JeecgBackEndOptions } from './jeecgBackEnd.ts';
