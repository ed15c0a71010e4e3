/** Where Firebase Hosting serves the project's configuration to every site. */
export const FIREBASE_CONFIG_ADDRESS = '/__/firebase/init.json';
