import { notices } from '../notice/index.ts';

// Files of browser tests share a page: each begins with what a page begins with.
document.body.replaceChildren();
localStorage.clear();
sessionStorage.clear();
notices.clear();
