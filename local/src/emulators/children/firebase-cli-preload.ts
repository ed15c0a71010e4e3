import './auth-schema-check-preload';
import './readable-targets';

/* Preloaded into the Firebase CLI (`node --require`): see the two files. */
