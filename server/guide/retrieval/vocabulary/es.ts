import { type Vocabulary, wordGroups, wordList } from './vocabulary.ts'

const stopwords = wordList(`
el la los las lo un una unos unas al del de a en con sin por para y o u e pero si no que se me te le les nos mi mis tu
tus su sus yo tu el ella ellos esto esta este eso esa ese estos estas esos esas es son soy eres somos era fue ser estar
estoy estas estamos estan hay haber he ha han hemos habia tengo tiene tienen tenemos tener puedo puede pueden podemos poder
quiero quiere queremos quisiera necesito necesita hace hago hacer haces hacen va voy vas van vamos ir viene vienen
donde cuando como cual cuales cuanto cuanta cuantos cuantas quien quienes porque
algo alguien algun alguna alguno algunos cosa cosas aqui ahi alla ya muy mas menos tan tambien solo nada cada todo toda
hola oye porfa porfavor favor gracias wey guey che jaja pues bueno hey uno dice decir dime saber sabes se permite dan dejan deja
`)

// Everyday words: rare in the entries, yet they say little about what somebody looks for.
const weak = wordList(`
gente persona personas amigo amiga amigos tipo chico chica senor hora horas dia dias rato minuto final ultimo 
ultima primero primera cerca lado usar usa llevar llevo traer traigo encontrar ver busco buscar salir sale 
entrar entro quedar queda sentar parar caminar mano ayuda ayudan ayudas mejor bueno gratis nuevo grande 
pequeno noche hoy manana viernes sabado domingo fin semana lugar sitio dentro fuera alguno pregunto preguntar 
empezar dejar deje parte nombre frente probar ultimas tarde temprano ahora mismo misma otra otro festival 
evento festi live mucho mucha todos todas primer poner pongo pasar pasa conocer funciona tiempo mundo
`)

const synonyms = wordGroups(`
celular movil telefono cel iphone android smartphone
bateria pila cargar carga cargador enchufe enchufar conectar corriente conecto
pulsera brazalete manilla banda
bano banos aseo sanitario sanitarios lavabo servicio wc inodoro pis
comida comer hambre cenar almorzar restaurante celiaco celiaca gluten vegano
bebida beber bar cerveza alcohol coctel trago chela
agua botella rellenar llenar sed hidratar
medico doctor enfermera auxilios herido lastime emergencia ambulancia mareada mareado desmayo
perdi perdido perdida olvide deje robaron extravie encontre
nino ninos nina hijo hija bebe menor menores sobrino sobrina hermanito adolescente
cuesta precio vale cobran caro barato costo sale
efectivo billetes cajero dinero plata
boleto entrada ticket pase abono
reembolso devolucion devuelven
bolsa mochila bolso maleta equipaje
fumar cigarro cigarrillo vapear tabaco marihuana porro
wifi internet red conexion datos
coche auto carro estacionamiento parking aparcar estacionar garaje cochera
taxi uber cabify conductor chofer
autobus bus camion shuttle lanzadera transporte
hotel alojamiento hospedaje dormir habitacion
foto fotos selfi selfie imagen retrato
grabar filmar video camara reflex
maquillaje maquillar belleza peinado pelo peluqueria
bailar baile danza coreografia coreo
cantar karaoke cancion
autografo firma firmas
silencio tranquilo calma ruido agobiado autismo autista
relajar relajarme descansar cansado
silla ruedas discapacidad rampa elevador ascensor baston muletas escaleras
acoso acosan acosando tocar molesta inseguro denunciar
abren abre abrir apertura horario empieza comienza
cierra cerrar cierre termina acaba
mapa plano direccion
premio premios regalo regalos recompensa
punto puntos puntaje puntuacion
ranking clasificacion puesto posicion tabla
camiseta playera sudadera gorra recuerdo tienda ropa
frio calor clima lluvia abrigo chamarra temperatura
equipo personal contacto llamar persona
juego juegos jugar videojuegos
fila cola espera
pantalla avatar
descuento rebaja codigo promocion
enfermo enferma mareo nauseas vomitar fiebre malestar
transferir ceder revender vender traspasar pasar
hermana hermano primo prima familia mama papa padres abuela abuelo
mensaje sms texto escribir escribo whatsapp
rota roto romper broche danada cierre averiada
ducha ducharme nadar banarme mojar impermeable agua
acustico guitarra desenchufado tranquila folk
comedia chiste chistes comico comediante monologo
inscribir inscribirme apuntar anotarse participar registro
brillar brilla brillan brillo neon fluorescente luz luminoso
cara mejilla mejillas rostro piel
pintura pintar pintan dibujo
animo emocion vibra humor expresion
borrar eliminar quitar
reconocimiento biometrico privacidad datos consentimiento escaneen
ocultar aparecer mostrar salir visible
ansiedad panico nervioso estres estresado agobio
solo sola soledad timido timida
principiante novato nuevo cero empezar
ensenar ensenan aprender clase curso taller leccion
sonido audio microfono eco ruido
luz lampara iluminacion iluminar oscuro
transmitir transmision directo streaming streamer live
seguidores suscriptores canal crecer
sordo sorda interprete senas oir
asiento asientos sentarme sentado sentarse silla balcon
capacidad caben cabe lleno aforo
reservar reserva cita turno
estroboscopica destellos laser laseres epilepsia
coro coral
brunch desayuno panqueques hotcakes
ganador ganadores ganar gana campeon trofeo
juez jurado juzga presentador conduce
equipo equipos grupo capitan
votar voto votacion
duelo pelea contra rival reto retar enfrentar
deseo deseos sueno
girar ruleta rueda sorteo rifa
suerte fortuna destino futuro horoscopo
gato gatito leon felino
idioma idiomas habla hablar espanol ingles coreano chino japones frances aleman
identificacion pasaporte documento dni
tutor permiso autorizacion formulario
puerta puertas entrada acceso
aeropuerto avion terminal
caminar caminando pie andando
acampar tienda campana camping
descuento codigo cupon oferta rebaja
prensa periodista medios reportero
volver regresar reingreso regreso
prohibido prohibidos permitido permiten
taquilla casillero consigna guardarropa guardar
contrasena clave
usuario nombre cuenta perfil correo
mostrador mesa caseta ventanilla quiosco
canjear reclamar recoger retirar cambiar
imprimir personalizar estampar
escenario sala pabellon recinto arena
troles haters acoso ciberacoso toxico moderar
burnout agotado agotamiento mental
yoga estirar estiramiento respirar meditar ejercicio
letra letras corear
abrigo chamarra chaqueta ropa guantes
hambre vegano vegetariano halal gluten celiaco alergia
tocar manosea acosar sigue seguir tocamientos
anos edad adulto mayor cumplir
`)

const programme = wordList(`
hay pasa pasando toca tocan tocando actua actuan programa programacion horario cartel evento eventos actividad actividades
hoy ahora siguiente proximo proxima luego despues noche esta dan presenta presentan ver show escenario algo que quien sigue
 momento dia festival sesion musica grupo artista artistas
`)

export const spanish: Vocabulary = {
  stopwords: new Set(stopwords),
  weak: new Set(weak),
  synonyms,
  programme: new Set(programme),
  kinds: {
    concert: /\b(conciertos?|musica en vivo|banda|bandas|musica)\b/,
    headliner: /\b(cabezas? de cartel|estrellas?|headliners?)\b/,
    dj: /\b(djs?|fiestas?|rave|antro|discoteca)\b/,
    battle: /\bbatallas?\b/,
    workshop: /\b(taller|talleres|clases?)\b/,
    meetup: /\b(encuentros?|reuniones)\b/,
    ceremony: /\bceremonias?\b/,
    wellness: /\b(yoga|bienestar|estiramientos?)\b/,
    panel: /\b(panel|paneles|charlas?)\b/,
  },
  time: {
    now: /\b(ahora mismo|ahora|ahorita|en este momento|ya mismo)\b/,
    next: /\b(siguientes?|proxim[oa]s?|a continuacion|que sigue|despues)\b/,
    today: /\bhoy\b/,
    tonight: /\b(esta noche|hoy (?:en|por) la noche)\b/,
    tomorrow: /(?<!por la |de la |en la )\bmanana\b(?! temprano por)/,
    dayAfterTomorrow: /\bpasado manana\b/,
    morning: /\b(?:por|de|en) la manana\b/,
    afternoon: /\b(tarde|mediodia)\b/,
    evening: /\bnoche\b/,
    afterMidnight: /\b(despues de (?:la )?medianoche|madrugada)\b/,
    weekdays: [
      /\bdomingos?\b/,
      /\blunes\b/,
      /\bmartes\b/,
      /\bmiercoles\b/,
      /\bjueves\b/,
      /\bviernes\b/,
      /\bsabados?\b/,
    ],
    clock: [
      /\ba las? (\d{1,2})(?:[:.](\d{2}))?(?: de la (manana|tarde|noche))?/,
      /\b(\d{1,2})(?:[:.](\d{2})) ?(am|pm)?/,
      /\b(\d{1,2})()(?: )?(am|pm)\b/,
    ],
    am: /^(am|manana)/,
    pm: /^(pm|tarde|noche)/,
  },
}
