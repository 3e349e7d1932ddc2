// Puts the kept theme on the page before anything is painted. Plain script: modules run too late.
try {
  const kept = JSON.parse(localStorage.getItem('ui-preferences') || '{}').value || {};
  document.documentElement.dataset.theme = kept.mode === 'dark' ? 'dark' : 'light';
  document.documentElement.dataset.density = kept.density || 'default';
  document.documentElement.lang = kept.locale || 'zh-CN';
} catch {
  document.documentElement.dataset.theme = 'light';
}
