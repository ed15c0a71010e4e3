import './auth-schema-check-preload';
import './readable-targets';
import './undecodable-paths';

/* Preloaded into the Firebase CLI (`node --require`): see the three files. */
