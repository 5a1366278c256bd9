export default { trailingSlash: 'always', devToolbar: { enabled: false } };
