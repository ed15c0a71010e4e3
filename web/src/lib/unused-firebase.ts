/**
 * Takes the place of the Firebase products that reactfire imports and Touchline never uses: database, Firestore,
 * functions, remote config and storage (library-aliases.ts). A hook of reactfire that needs one of them fails at its
 * first call.
 */
function unused(): never {
  throw new Error('Touchline’s pages use no Firebase product but Auth');
}

export const ensureInitialized = unused;
export const get = unused;
export const getAll = unused;
export const getBoolean = unused;
export const getDownloadURL = unused;
export const getNumber = unused;
export const getString = unused;
export const getValue = unused;
export const httpsCallable = unused;
export const off = unused;
export const onChildAdded = unused;
export const onChildChanged = unused;
export const onChildMoved = unused;
export const onChildRemoved = unused;
export const onSnapshot = unused;
export const onValue = unused;
export const queryEqual = unused;
export const ref = unused;
